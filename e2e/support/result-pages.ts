import type { Page } from '@playwright/test'
import { button, dialog } from './controls.ts'

export function resultDialog(page: Page) {
  const opened = dialog(page, 'Result')
  return {
    dialog: opened,
    /** The ring says the total and its maximum; where marks count for several skills, the first skill's ring does. */
    total: opened.getByRole('img', { name: /^(Score|Listening|Reading) [\d.]+ of \d+$/ }).first(),
    trait: (name: string) => opened.getByRole('region', { name: 'Traits' }).getByRole('button', { name }),
    evidence: opened.getByRole('region', { name: 'Evidence' }),
    comparison: opened.getByRole('table', { name: 'Your answers and the correct answers' }),
    close: button(opened, 'Close the result'),
    tryAgain: button(opened, 'Try again'),
    next: opened.getByRole('link', { name: 'Next question' }),
  }
}

/** What can be read and pressed of a written answer. */
export function writtenEvidence(page: Page) {
  const { dialog: opened, evidence } = resultDialog(page)
  const text = evidence.getByRole('region', { name: 'Your text' })
  return {
    likely: opened.getByText(/^Likely between [\d.]+ and [\d.]+\.$/),
    fixFirst: opened.getByRole('region', { name: 'Fix this first' }),
    changes: opened.getByRole('region', { name: 'What would raise your score most' }),
    traits: opened.getByRole('region', { name: 'Traits' }),
    text,
    marks: text.getByRole('button'),
    /** What a mark says when it is pressed; it lies above the result. */
    explanation: page
      .getByRole('dialog')
      .filter({ hasText: /Better:|read it again/u })
      .filter({ hasNot: text }),
    corrected: evidence.getByRole('region', { name: 'Your sentences, corrected' }),
    model: evidence.getByRole('region', { name: 'Model answer' }),
    readyMade: evidence.getByRole('region', { name: 'Ready-made phrases' }),
    points: evidence.getByRole('region', { name: 'Main points' }),
  }
}

/** What can be heard and seen of a spoken answer. */
export function spokenEvidence(page: Page) {
  const { dialog: opened, evidence } = resultDialog(page)
  const player = evidence.getByRole('group', { name: 'My recording', exact: true })
  const card = evidence.getByRole('region', { name: /^The word / })
  const drills = evidence.getByRole('region', { name: 'Practise your weak sounds' })
  const part = (name: string) => evidence.getByRole('region', { name, exact: true })
  return {
    changes: opened.getByRole('region', { name: 'What would raise your score most' }),
    likely: opened.getByText(/^Likely between [\d.]+ and [\d.]+\.$/),
    player,
    play: button(player, /^Play/),
    pause: button(player, 'Pause'),
    marks: player.getByRole('list', { name: 'Marks on the recording' }).getByRole('button'),
    words: evidence.getByRole('group', { name: 'The text with what was heard' }).getByRole('button'),
    looks: evidence.getByRole('list', { name: 'What the marks mean' }),
    card,
    sounds: card.getByRole('list', { name: /^Sounds of / }).getByRole('listitem'),
    mine: button(evidence, 'Mine'),
    model: button(evidence, 'Model'),
    wholeModel: button(evidence, 'Whole model'),
    spotted: part('Words we recognised'),
    melody: part('Melody').getByRole('img'),
    rate: part('Rate'),
    rhythm: part('Rhythm'),
    points: part('Main points').getByRole('listitem'),
    drills,
    pairs: drills.getByRole('button'),
    richQuestions: drills.getByRole('link'),
    source: evidence.getByText(/^Written down by the built-in speech recogniser/),
    compared: evidence.getByRole('region', { name: 'Since your previous attempt' }),
  }
}

export function answers(page: Page) {
  const area = page.getByRole('region', { name: 'Answers' })
  return {
    /** Its number is there when the answers are. */
    mine: area.getByRole('tab', { name: /^My answers \d+$/ }),
    count: (count: number) => area.getByRole('tab', { name: `My answers ${count}`, exact: true }),
    community: area.getByRole('tab', { name: 'Community' }),
    cards: area.getByRole('listitem'),
    open: area.getByRole('button', { name: /^Open answer/ }),
    remove: area.getByRole('button', { name: /^Delete answer/ }),
    share: area.getByRole('switch', { name: 'Share with learners' }),
    empty: area.getByText('No answers found', { exact: true }),
    loadMore: button(area, 'Load More'),
  }
}
