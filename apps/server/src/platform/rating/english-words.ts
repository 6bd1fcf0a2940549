/**
 * Word lists for who marks spelling outside the worker threads: they are read when first asked (about 0.2 s, 13 MB), and
 * a question takes microseconds then.
 */
export { areTwinSpellings, isListedWord } from '@rehearsal/english/spelling/spellings'
