/** Marks on nouns and what goes with them: articles, number, agreement with the verb, pronouns. Each line says what its code means. */
export const nounCodes = [
  // Articles
  'a-few', // “few” for “a few”: few years ago
  'article-plural', // “a” before a plural: a cars
  'bare-clause-subject', // a countable subject inside a sentence without article: because young driver go
  'bare-noun', // a countable noun without article: she has car
  'bare-relative', // a countable noun without article before its clause: student who works
  'bare-subject', // a countable subject without article: teacher should help
  'double-determiner', // two where one is enough: the my friend
  'in-a-way', // “in polite way” without “a”
  'missing-article', // she is teacher
  'needless-the', // play the football
  'noun-of-article', // “importance of” without “the”
  'of-head', // “history of my city” without “the”
  'ordinal-the', // “first reason” without “the”
  'other-another', // “other point” for “another point”
  'such-a', // so a boring film
  'superlative-article', // “biggest” without “the”
  'the-abstract', // “the” before what is meant in general: the happiness
  'the-general', // “the” before people and things in general: the life is hard
  'the-same', // “same” without “the”
  'unique-the', // “internet” without “the”

  // Number
  'almost-plural', // almost students
  'bare-plural', // a singular that means many: play video game
  'determiner-number', // this books
  'each-singular', // every students
  'much-many', // much books
  'noun-modifier', // a noun for an adjective: success people
  'number-needs-plural', // five book
  'number-unit', // three hundreds people
  'odd-plural', // a plural that does not exist: childs
  'of-group', // most of students
  'of-owner', // the house of my grandfather
  'one-of-plural', // one of my friend
  'owner-noun', // an owner without apostrophe: my uncle shop
  'plural-adjective', // others people
  'plural-due', // two of my friend
  'possessive-noun', // an owner without ’s: my friend name
  'quantifier-number', // all student
  'some-plural', // some student do not study
  'such-as-plural', // examples in the singular: such as concert
  'their-lives', // they change their life
  'uncountable-noun', // informations
  'year-old', // a ten years old boy

  // Subject and verb
  'compound-subject', // the water and the air is
  'coordinated-agreement', // the second verb of one subject: she works and earn
  'coordinated-plural', // the second verb of many: they try and takes
  'gerund-agreement', // an activity inside a sentence: although learning facts are
  'gerund-subject', // an activity: reading books are
  'gerund-verb', // an activity with another verb: playing sports make
  'he-base', // he know
  'indefinite-agreement', // everyone respect
  'long-subject-agreement', // a verb far from its noun
  'mass-subject', // television have
  'noun-verb-agreement', // a noun and the verb behind it: bees dies
  'number-of', // the number of cars are
  'others-agreement', // others thinks
  'person-works', // my mother work
  'plain-agreement', // the benefits outweighs
  'plural-adjacent', // most young people prefers
  'pronoun-verb-agreement', // they goes
  'quantity-agreement', // one of my friends are
  'relative-head', // people who sleep less is
  'second-clause-plural', // a plural subject of a second clause: and the prices rises
  'singular-adjacent', // the subway system are
  'singular-s', // the news are
  'subject-agreement', // any other subject and its verb
  'subject-verb-ending', // children who plays
  'there-agreement', // there is many
  'this-agreement', // this cause
  'who-agreement', // something that make

  // Pronouns
  'double-subject', // my father he
  'object-pronoun', // with he
  'others-say', // other say no
  'ours-noun', // ours family
  'resumptive-it', // the book which I read it
  'subject-me', // me and my wife decided
  'there-for-they', // they are many reasons
  'they-noun', // they job
  'you-noun', // you profession
] as const
