import { storedText } from '@/lib/core/stored-value'

/**
 * Moves a link's token from the address to the tab's session storage, so that it is still there after signing in and is not
 * left in the browser's history.
 * @param fragment the pattern of such a link's fragment, with the token as its group
 */
function keepToken(name: string, fragment: RegExp) {
  const stored = storedText(name, 'session')
  const takeFragment = () => {
    const [, token] = fragment.exec(location.hash) ?? []
    if (token === undefined) return
    history.replaceState(history.state, '', location.pathname)
    stored.write(token)
  }
  return {
    read: stored.read,
    subscribe(listener: () => void): () => void {
      const leave = stored.subscribe(listener)
      addEventListener('hashchange', takeFragment)
      takeFragment()
      return () => {
        leave()
        removeEventListener('hashchange', takeFragment)
      }
    },
    forget(): void {
      stored.write(null)
    },
  }
}

/** The tokens of the link from the console, and of an invitation link. */
export const keptTokens = {
  firstAdmin: keepToken('firstAdmin', /^#([\w-]{43})$/),
  invitation: keepToken('invitation', /^#([\w-]+\.[\w-]{43})$/),
}
