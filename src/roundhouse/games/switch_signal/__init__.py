"""Switch & Signal: cooperative railways on open boards."""
