// Passkeys: the browser makes one, or signs in with one. Where it cannot, nothing is shown of them.

const canDo = Boolean(window.PublicKeyCredential?.parseCreationOptionsFromJSON);

for (const part of document.querySelectorAll("[data-passkeys]")) part.hidden = !canDo;

async function post(path, fields) {
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error.text);
  return said;
}

async function made(options) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return (await navigator.credentials.create({ publicKey })).toJSON();
}

async function signed(options) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return (await navigator.credentials.get({ publicKey })).toJSON();
}

async function add(form) {
  const { action } = form;
  const options = await post(`${action}/begin`, { current: form.elements.current.value });
  const credential = JSON.stringify(await made(options));
  await post(action, { credential, name: form.elements.name.value });
  location.reload();
}

async function enter(form) {
  const { action } = form;
  const options = await post(`${form.dataset.passkey}/begin`, {});
  const credential = JSON.stringify(await signed(options));
  location.assign((await post(action, { credential })).next);
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const alert = form.querySelector("[role=alert]");
    alert.textContent = "";
    try {
      await (form.elements.current ? add : enter)(form);
    } catch (error) {
      // the browser's own refusals are in its own words, and often none of ours
      alert.textContent = error instanceof DOMException ? alert.dataset.cancelled : error.message;
    }
  });
}
