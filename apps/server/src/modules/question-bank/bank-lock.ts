/** Whoever writes questions holds this lock: the import of files at the start, and every change in the console. */
export const BANK_LOCK = 'question-bank.import'
