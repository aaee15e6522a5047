import messages from '@/messages/de.json'

const { hours: inHours, days, daysAfter } = messages.legal.lasting

/**
 * A span of whole hours as people say it: days from two on, else hours.
 * @param isAfterPreposition for `innerhalb von …` (dative)
 */
export function lasting(hours: number, { isAfterPreposition = false } = {}): string {
  const isInDays = hours >= 48 && hours % 24 === 0
  const form = isInDays ? (isAfterPreposition ? daysAfter : days) : inHours
  return form.replace('{count}', String(isInDays ? hours / 24 : hours))
}
