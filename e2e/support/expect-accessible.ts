import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const WCAG = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** No violation of WCAG 2.2 A and AA that axe can find; or, of a page that was checked before, none by its colours. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // Scrolled, what is half below the header that stays would count as too small to press.
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(nameForcedColours)
  await page.evaluate(transitionsEnd)
  // Half of what a check costs is to load axe, and to hand over a thousand elements that have passed.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const { type, values } = what === 'all' ? WCAG : COLOURS
  expect(await page.evaluate(violations, { type, values: [...values] })).toEqual([])
}

async function violations(runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  if (!window.axe) throw new Error('axe is not there')
  const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  )
}

/** After a change of colours axe must see neither those of before, which it remembers while it runs, nor those in between. */
async function transitionsEnd(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}

/** Under forced colours Chromium paints text in the new one, but goes on naming the old one where axe asks for it. */
function nameForcedColours(): void {
  const isForced = matchMedia('(forced-colors: active)').matches
  const { getPropertyValue } = CSSStyleDeclaration.prototype
  if (!isForced || getPropertyValue.name === 'paintedValue') return
  CSSStyleDeclaration.prototype.getPropertyValue = function paintedValue(name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
  }
}
