type Word = 'button' | 'name' | 'title' | 'submit' | 'busy' | 'back' | 'done'

/**
 * The texts of a `DecisionDialog` that stand under the decision's name; its text and what is said without an answer come from
 * elsewhere.
 * @param about fills the button's accessible name
 */
export function decisionTexts<Decision extends string>(
  t: (word: `${Decision}.${Word}`, values?: Record<string, string>) => string,
  decision: Decision,
  about: Record<string, string>,
): Record<Word, string> {
  return {
    button: t(`${decision}.button`),
    name: t(`${decision}.name`, about),
    title: t(`${decision}.title`),
    submit: t(`${decision}.submit`),
    busy: t(`${decision}.busy`),
    back: t(`${decision}.back`),
    done: t(`${decision}.done`),
  }
}
