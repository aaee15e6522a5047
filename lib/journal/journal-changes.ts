import { changeSignal } from '@/lib/store/change-signal'

/** Fires with every journal entry. */
export const journalChanges = changeSignal('journal')
