// Sends the identity provider's sign-out form at once; without scripts its button does.
const form = document.querySelector('form')
const button = document.querySelector('button[name="logout"]')
if (form && button) form.requestSubmit(button)
