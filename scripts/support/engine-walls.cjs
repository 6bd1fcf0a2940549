// The walls between the houses of knowledge (english, phonetics, statistics, meaning, rating) and the engines above them.
const { react, servers, databases, behindRatings, engines, phones, only, never } = require('./wall-parts.cjs')

module.exports = [
  never(
    'leaves-import-nothing-of-ours',
    '^packages/(english|statistics)/',
    { path: '^(packages|apps|content)/', pathNot: '^packages/$1/' },
    'What is known of the language and of numbers depends on no engine.',
  ),
  never(
    'meaning-imports-only-statistics-of-ours',
    '^packages/meaning/',
    '^(packages/(?!meaning/|statistics/)|apps/|content/)',
    'What a sentence means is reckoned without knowing of exams or engines.',
  ),
  only(
    'phones-are-plain-data',
    phones,
    ['^packages/exam/', phones],
    'Pages load the signs of sounds: no pronouncing dictionary may follow them to the browser.',
  ),
  never(
    'phonetics-imports-only-english-and-exam-of-ours',
    '^packages/phonetics/',
    '^(packages/(?!phonetics/|english/|exam/)|apps/|content/)',
    'How a word sounds says nothing of how a rating is made.',
  ),
  never(
    'rating-imports-only-phonetics-and-exam-of-ours',
    '^packages/rating/',
    '^(packages/(?!rating/|phonetics/|exam/)|apps/|content/)',
    'What a rating is says nothing of how one is made.',
  ),
  // An engine that begins to use another package opens its own row of these two, and the page follows.
  never(
    'writing-imports-only-what-stands-beneath',
    '^packages/writing/',
    '^(packages/(?!writing/|english/|exam/|meaning/|rating/|statistics/)|apps/|content/)',
    'The engine runs without the product and without the other engine.',
  ),
  never(
    'speech-imports-only-what-stands-beneath',
    '^packages/speech/',
    '^(packages/(?!speech/|english/|exam/|phonetics/|rating/|statistics/)|apps/|content/)',
    'The engine runs without the product and without the other engine.',
  ),
  never(
    'knowledge-runs-no-engine',
    '^packages/(english|phonetics|statistics|meaning|rating)/',
    engines,
    'Words and sounds are looked up without an engine being loaded.',
  ),
  never(
    'engines-never-serve',
    `^packages/(${behindRatings})/`,
    [servers, databases, react, '^(node:)?(http|https|http2|net|tls)$'],
    'No HTTP server, database or React inside an engine.',
  ),
]
