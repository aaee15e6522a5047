import { useEffect, type RefObject } from 'react'

/** Of links, only those that look like buttons: a preset's cover is one, and larger than the card. */
const CONTROLS =
  'main :is(button, input, select, textarea, summary, label, [role="slider"], a.button, a[data-start])'

/** `data-aside` hides the element (components/affiliate/styles.css), unless the focus is inside. */
export function useStepAside(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const card = element.current
        card?.toggleAttribute('data-aside', coversControl(card.getBoundingClientRect()))
      })
    }
    // Elements that open, close or load change the height of the page or of a part of it.
    const sizes = new ResizeObserver(look)
    const main = document.querySelector('main')
    if (main) sizes.observe(main)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    look()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [element, isWanted])
}

function coversControl(card: DOMRect): boolean {
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const isShown = right > left && bottom > top
    // Rows much wider than the card can be pressed beside it.
    if (!isShown || right - left > 1.5 * card.width) return false
    return left < card.right && right > card.left && top < card.bottom && bottom > card.top
  })
}
