/** Dispatched on the document once the page listens. */
export const HYDRATED = 'hydrated'

/**
 * The first script of every page. Until the page listens, it keeps the presses of buttons, which nobody else would
 * notice, shows that they are under way, and then hands over one for each button. Links, and forms that have an address
 * of their own, are left to the browser. A change to a button that React does not know of would be a fault in its eyes;
 * an animation is none.
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
