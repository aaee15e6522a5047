/** Dispatched on the document once the page is interactive. */
export const HYDRATED = 'hydrated'

/**
 * The first script on every page. Until hydration it records button presses that would otherwise be lost, shows them
 * as pending, and then replays one per button. Links, and forms with their own `action`, are left to the browser.
 * Pending buttons are marked by an animation: an attribute that React does not know would count as a hydration error.
 */
export const EARLY_PRESSES = `{
const kept = new Map()
const keep = (event) => {
  const button = event.target.closest('button')
  if (!button || button.form?.hasAttribute('action')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (kept.has(button)) return
  kept.set(button, button.animate({ opacity: [0.6, 0.6], cursor: ['progress', 'progress'] }, 60_000))
}
const handOver = () => {
  removeEventListener('click', keep, true)
  for (const [button, look] of kept) {
    look.cancel()
    if (button.isConnected) button.click()
  }
}
addEventListener('click', keep, true)
document.addEventListener('${HYDRATED}', handOver, { once: true })
}`
