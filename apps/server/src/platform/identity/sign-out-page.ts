import type { KoaContextWithOIDC } from 'oidc-provider'

/**
 * The page between "Sign out" and the landing page. Its script file (served by the web app) sends the form at once;
 * without scripts the button does.
 */
export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  ctx.body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sign out · Rehearsal</title></head>
<body>
${form}
<p>Signing you out.</p>
<button form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script src="/sign-out.js"></script>
</body>
</html>`
}
