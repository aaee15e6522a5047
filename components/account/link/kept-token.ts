import { storedText } from '@/lib/core/stored-value'

/** In the tab's session storage it survives a sign-in and is not left in the history. @param token its pattern */
function keepToken(name: string, token: string) {
  const stored = storedText(name, 'session')
  const pattern = new RegExp(`(?:^|#)(${token})(?![\\w-])`)
  /** The link may have been broken into lines. @returns whether it has a token */
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

export const keptTokens = {
  firstAdmin: keepToken('firstAdmin', String.raw`[\w-]{43}`),
  invitation: keepToken('invitation', SIGNED),
  confirm: keepToken('confirmLink', SIGNED),
  reset: keepToken('resetLink', SIGNED),
  address: keepToken('addressLink', SIGNED),
}
