/**
 * The style of a sleeve in a `sleeve-grid`: where a row would not be full, the first and, if need be, the last are as wide
 * as two. Said for each of them, because a page that is painted before all of it is there does not know yet how many come.
 */
export function sleeveWidth(index: number, count: number): string {
  if (count === 1) return ''
  const [isFirst, isLast] = [index === 0, index === count - 1]
  const inTwos = isFirst && count % 2 === 1
  const inThrees = (isFirst && count % 3 > 0) || (isLast && count % 3 === 1)
  return `${inTwos ? 'sm:max-lg:col-span-2' : ''} ${inThrees ? 'lg:col-span-2' : ''}`.trim()
}
