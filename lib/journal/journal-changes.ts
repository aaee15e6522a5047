import { changeSignal } from '@/lib/store/change-signal'

/** Every entry of the journal. */
export const journalChanges = changeSignal('journal')
