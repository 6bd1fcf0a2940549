/** The classes of sounds that the scorers tell apart, as columns of their rows. */
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'

/** Columns of the posteriors: the 39 phones in ARPABET's order, then silence. */
export const CLASSES = ARPABET.length + 1
export const SILENCE_CLASS = ARPABET.length
/** Column of "any phone" in the frame scores, behind the phones and silence. */
export const FILLER_CLASS = SILENCE_CLASS + 1
