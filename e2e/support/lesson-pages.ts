import type { Page } from '@playwright/test'

/** The buttons of the section header, the overlay that they open, and the lesson behind it. */
export function lessons(page: Page) {
  const overlay = page.getByRole('dialog').filter({ hasText: /^.*Flash (?:Grammar|Learning)/ })
  const player = page.getByRole('group', { name: 'Narration', exact: true })
  return {
    flash: (topic: 'Grammar' | 'Learning') => page.getByRole('button', { name: `Flash ${topic}` }),
    overlay,
    cards: overlay.getByRole('listitem').getByRole('link'),
    forward: overlay.getByRole('button', { name: 'Scroll forward' }),
    comingSoon: overlay.getByText('Coming Soon', { exact: true }),
    slide: page.getByRole('main').getByRole('heading', { level: 2 }),
    place: (text: string) => page.getByText(text, { exact: true }),
    next: page.getByRole('button', { name: /^(?:Next|To the quiz)$/ }),
    pause: player.getByRole('button', { name: 'Pause' }),
    play: player.getByRole('button', { name: /^Play/ }),
    position: player.getByRole('slider', { name: 'Position' }),
    showTranscript: page.getByRole('button', { name: 'Show the transcript' }),
    transcript: page.getByRole('region', { name: 'Transcript' }),
    quiz: page.getByRole('heading', { name: 'Check yourself' }),
    questions: page.getByRole('group', { name: /^[123]\. / }),
    check: page.getByRole('button', { name: /^Check: / }),
    result: page.getByText(/^(?:[0-3] of 3 right|All 3 right)$/),
    toQuestion: page.getByRole('link', { name: 'Back to the question' }),
  }
}
