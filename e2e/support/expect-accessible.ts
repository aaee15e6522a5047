import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** A colour in axe, which its types leave out. */
interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Colour
}

declare global {
  interface Window {
    axe?: typeof axe & { commons: { color: { Color: { prototype: Colour } } } }
  }
}

const WCAG = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** Expects no violation of WCAG 2.2 A and AA found by axe; `colours` checks those rules alone, for a page seen before. */
export async function expectAccessible(page: Page, what: 'all' | 'colours' = 'all'): Promise<void> {
  // When scrolled, targets half covered by the sticky header would count as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(nameForcedColours)
  await page.evaluate(transitionsEnd)
  // Loading axe and reporting passed elements would be half of the cost.
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(axe.source)
    await page.evaluate(rememberColours)
  }
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

/** axe reads a few colours thousands of times, which would be a third of the cost of a check. */
function rememberColours(): void {
  if (!window.axe) throw new Error('axe is not there')
  const { prototype } = window.axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Omit<Colour, 'parseString'>>()
  prototype.parseString = function (text) {
    const colour = known.get(text)
    if (colour) return Object.assign(this, colour)
    parseString.call(this, text)
    const { r, g, b, alpha } = this
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/** Waits until a change of colours is over, so that axe sees no old or intermediate ones; one can set off another. */
async function transitionsEnd(): Promise<void> {
  for (let running = true; running;) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    running = transitions.length > 0
  }
}

/** Under forced colours Chromium still reports the old text colour where axe reads it; this returns the painted one. */
function nameForcedColours(): void {
  const isForced = matchMedia('(forced-colors: active)').matches
  const { getPropertyValue } = CSSStyleDeclaration.prototype
  if (!isForced || getPropertyValue.name === 'paintedValue') return
  CSSStyleDeclaration.prototype.getPropertyValue = function paintedValue(name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
  }
}
