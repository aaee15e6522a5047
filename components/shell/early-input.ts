/**
 * Has React notice what was typed into a field or chosen in it before the page listened, and what the browser has put
 * back there; it leaves that standing, but takes the field to be as the server has sent it.
 */
export function tellOfEarlyInput(): void {
  for (const field of document.querySelectorAll('input')) tellOfText(field)
  for (const field of document.querySelectorAll('select')) {
    if (field.selectedOptions[0]?.defaultSelected === false) dispatch(field, 'change')
  }
}

/** React compares with what was last set through the field itself, so the text comes back past it. */
function tellOfText(field: HTMLInputElement): void {
  const { value, defaultValue } = field
  if (value === defaultValue || !/^(text|search|email|password)$/.test(field.type)) return
  field.value = defaultValue
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  dispatch(field, 'input')
}

function dispatch(field: Element, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
