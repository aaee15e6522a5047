/** Dispatched on the document once the page is interactive. */
export const HYDRATED = 'hydrated'

/**
 * The first script on every page: until hydration it keeps button presses, shows them as pending, then replays one
 * per button. Links and forms with an `action` are left to the browser. Marked by an animation: an unknown attribute
 * is a hydration error.
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
