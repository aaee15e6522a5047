/**
 * Has React notice what was typed into a field or chosen in it before the page listened, and what the browser has put
 * back there; it leaves that standing, but takes the field to be as the server has sent it.
 */
export async function tellOfEarlyInput(): Promise<void> {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const isText = field instanceof HTMLInputElement
    if (isText ? !isTyped(field) : !isChosen(field)) continue
    if (isText) makeNews(field)
    field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }))
    // By then React has drawn what follows, and the next field builds on it.
    await Promise.resolve()
  }
}

function isTyped({ type, value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue && /^(text|search|email|password)$/.test(type)
}

function isChosen({ selectedOptions }: HTMLSelectElement): boolean {
  return selectedOptions[0]?.defaultSelected === false
}

/** React compares with what was last set through the field itself, so the text comes back past it. */
function makeNews(field: HTMLInputElement): void {
  const { value, defaultValue } = field
  field.value = defaultValue
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
}
