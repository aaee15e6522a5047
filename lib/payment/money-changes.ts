import { changeSignal } from '@/lib/store/change-signal'

/** Everything that happens to money that has come in by itself: transfers of statements, and what belongs to no order. */
export const moneyChanges = changeSignal('money')
