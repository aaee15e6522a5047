import { storedText } from '@/lib/core/stored-value'

/**
 * Moves a link's token from the address to the tab's session storage, so that it is still there after signing in and is not
 * left in the browser's history.
 * @param token its pattern
 */
function keepToken(name: string, token: string) {
  const stored = storedText(name, 'session')
  const pattern = new RegExp(`(?:^|#)(${token})(?![\\w-])`)
  /** Keeps the token of a link, which may have been broken into lines. @returns whether it has one */
  const take = (link: string) => {
    const [, found] = pattern.exec(link.replaceAll(/\s/g, '')) ?? []
    if (found !== undefined) stored.write(found)
    return found !== undefined
  }
  const takeFragment = () => {
    if (take(location.hash)) history.replaceState(history.state, '', location.pathname)
  }
  return {
    read: stored.read,
    take,
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

export type KeptToken = ReturnType<typeof keepToken>

const SIGNED = String.raw`[\w-]+\.[\w-]{43}`

/** The tokens of the link from the console, and of links in mails. */
export const keptTokens = {
  firstAdmin: keepToken('firstAdmin', String.raw`[\w-]{43}`),
  invitation: keepToken('invitation', SIGNED),
  confirm: keepToken('confirmLink', SIGNED),
  reset: keepToken('resetLink', SIGNED),
  address: keepToken('addressLink', SIGNED),
}
