// Loaded by the identity provider's page between "Sign out" and `/`: nobody should have to press twice.
document.querySelector('button[name="logout"]')?.click()
