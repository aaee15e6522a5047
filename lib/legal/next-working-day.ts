import { shiftDay } from '@/lib/core/clock'

/** Holidays of all federal states, as `MM-DD` and as days after Easter Sunday. */
const FIXED = ['01-01', '05-01', '10-03', '12-25', '12-26']
const AFTER_EASTER = { goodFriday: -2, easterMonday: 1, ascension: 39, whitMonday: 50 }

/**
 * The day itself, or the next working day, on which periods then end (§ 193 BGB); `YYYY-MM-DD`. Only holidays of all
 * federal states count: the buyer's state is unknown.
 */
export function nextWorkingDay(day: string): string {
  return isWorkingDay(day) ? day : nextWorkingDay(shiftDay(day, 1))
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const easter = easterSunday(Number(day.slice(0, 4)))
  const isMovable = Object.values(AFTER_EASTER).some((days) => shiftDay(easter, days) === day)
  return weekday !== 0 && weekday !== 6 && !FIXED.includes(day.slice(5)) && !isMovable
}

/** Easter Sunday: "anonymous" algorithm (Nature, 20 April 1876, p. 487; Meeus, Astronomical Algorithms, ch. 8). */
function easterSunday(year: number): string {
  const a = year % 19
  const [b, c] = divided(year, 100)
  const [d, e] = divided(b, 4)
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = divided(c, 4)
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const [month, before] = divided(h + l - 7 * m + 114, 31)
  return `${year}-${twoDigits(month)}-${twoDigits(before + 1)}`
}

function divided(number: number, by: number): [quotient: number, remainder: number] {
  return [Math.floor(number / by), number % by]
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
