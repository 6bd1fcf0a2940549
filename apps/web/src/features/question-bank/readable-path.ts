/** `answerKey.options.2.text` as `answer key › options › 3 › text`. */
export const readablePath = (path: string): string =>
  path
    .split('.')
    .map((step) =>
      /^\d+$/u.test(step) ? String(Number(step) + 1) : step.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase(),
    )
    .join(' › ')
