import { expect, type Page } from '@playwright/test'
import { whenIdle } from './test'

/** Three phones, and a desktop. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 412, height: 732 },
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
]

/** Expects every button in the page's content that a window shows at first to be hit by a press at its centre. */
export async function expectNothingCovered(page: Page): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    await whenIdle(page)
    // Elements that step aside do so a moment later.
    await expect.poll(() => page.evaluate(coveredButtons), `${size.width} x ${size.height}`).toEqual([])
  }
}

/** Bars at the window's edges leave space at the end of a page, so they may cover a button that scrolling reveals. */
function coveredButtons(): string[] {
  const BARS = '.buy-bar, .mini-player, .save-bar, header'
  /** Open lists may cover buttons. */
  const OPENED = '.desk-hits, [role=listbox]'
  const scope = document.querySelector('[role=dialog]') ?? document.querySelector('main')
  const maskingOf = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const cover = document.elementFromPoint(left + width / 2, top + height / 2)
    return cover === null || button.contains(cover) || cover.closest(OPENED) ? null : cover
  }
  const isCovered = (button: Element) => {
    scrollTo(0, 0)
    const cover = maskingOf(button)
    if (!cover?.closest(BARS)) return cover !== null
    button.scrollIntoView({ block: 'nearest' })
    return maskingOf(button) !== null
  }
  const buttons = [...(scope?.querySelectorAll('.button, .play-button') ?? [])]
  const covered = buttons
    .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert]'))
    .filter(isCovered)
    .map((button) => `${button.outerHTML.slice(0, 120)} below ${maskingOf(button)?.outerHTML.slice(0, 120)}`)
  scrollTo(0, 0)
  return covered
}
