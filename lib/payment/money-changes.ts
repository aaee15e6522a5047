import { changeSignal } from '@/lib/store/change-signal'

/** Fires for everything about unsolicited money: transfers on statements, and payments without an order. */
export const moneyChanges = changeSignal('money')
