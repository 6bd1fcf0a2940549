/** A pause that holds up a listener; the exam publishes no figure, Speechace counts from 0.5 s as medium, from 1 s as long. */
export const LONG_PAUSE_SECONDS = 1
