/** Marks on verbs: their tense, their forms, and what stands behind them. Each line says what its code means. */
export const verbCodes = [
  // Tense
  'coordinated-past', // I went home and watch
  'first-time', // this is the first time I see
  'future-clause', // when he will be old
  'if-would', // if we would change
  'past-sequence', // when I went there, I join
  'past-time', // he go yesterday
  'perfect-now', // I didn't receive it yet
  'perfect-time', // I have seen her yesterday
  'said-will', // I thought it will be
  'since-present', // I work here since 2010
  'stative-progressive', // I am knowing
  'unreal-will', // if I were rich, I will
  'when-past', // when I was young, I like
  'wish-past', // I wish I can

  // Forms
  'able-to', // can able to
  'active-only', // the accident was happened
  'bare-participle', // I seen him
  'be-base', // I am agree
  'be-object', // he is always help me
  'be-participle', // smoking should be ban
  'be-state', // they are confuse
  'been-base', // has been work
  'coordinated-base', // we can meet and learning
  'do-base', // they don't realised
  'do-modal', // I don't can swim
  'irregular-verb', // he drived
  'missing-be', // we very happy
  'missing-do', // they not have
  'modal-adjective', // it will good
  'modal-base', // he can goes
  'modal-be', // you would be enjoy
  'modal-ending', // will gets
  'participle-opening', // comparing with the past
  'passive-participle', // was wrote
  'perfect-object', // it has change our life
  'perfect-participle', // has went
  'pronoun-gerund', // we learning facts
  'very-verb', // I very like

  // What stands behind
  'adjective-to', // it is important learn
  'allow-to', // it allows people learn
  'bare-activity', // learn English is hard
  'from-doing', // it prevents us to go
  'gerund-after-preposition', // without to say
  'gerund-after-verb', // I enjoy to swim
  'gerund-pattern', // had difficulty to understand
  'how-to', // I know how use it
  'infinitive-after-verb', // we want learn
  'let-base', // let me to know
  'make-feel', // it makes people to buy
  'object-verb', // I saw him to enter
  'preposition-to', // instead of to go
  'purpose-ing', // goes to the park for doing exercise
  'spend-time', // spend time to watch
  'suggest-to', // suggest you to go
  'to-base', // to going
  'to-ended', // we have to waked up
  'used-to', // I use to play
  'used-to-doing', // I am used to wake up
  'want-that', // I want that he comes
  'want-verb', // I prefer travel
  'would-like', // I would like go
] as const
