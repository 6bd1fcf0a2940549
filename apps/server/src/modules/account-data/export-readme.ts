/** What lies in the archive, for whoever opens it. */
export const exportReadme = (files: number): string => `Your data from Rehearsal

Each .json file is a list of everything of one sort that is kept about you, one entry a line; an empty list means
that there is nothing. Times are in UTC.

  users.json       you: names, address, language, country, zone
  attempt.json     your answers with their scores and the evidence for them
  recording.json   your recordings; recordings/{id}.mp3 is the sound of the one with that id
  mock-test-item.json  what your mock tests asked and you answered; what became an answer of its own
                   is in attempt.json ("attemptId")
  note.json, vocab-word.json, comment.json and so on: what the name says

Left out are secrets with which somebody could act as you (the hash of your password, tokens), and the questions
themselves, which are not yours: "questionId" names them as the product does. While a mock test runs, what could
tell the answer of one of its questions is empty here ("score", "fault", "details"), and what it has not shown yet
is missing.
${files > 1 ? `\nThis is the first of ${files} files; the others hold more recordings.\n` : ''}`
