'use client'

import { useEffect, useState } from 'react'
import { useSignedIn } from '@/components/account/use-signed-in'
import type { KeptPreset } from '@/lib/studio/schema'
import { useWork } from './work/use-work'

interface KeptLinksProps {
  title: string
  /** The link's. */
  className: string
}

/** The account's presets, to go on with; nothing for visitors who are not signed in. */
export function KeptLinks({ title, className }: KeptLinksProps) {
  const uid = useSignedIn()?.uid
  const kept = useWork()?.work.kept
  const [found, setFound] = useState<{ uid: string; presets: KeptPreset[] }>()
  const state = kept ? `${kept.id} ${kept.revision}` : ''

  useEffect(() => {
    if (uid === undefined) return
    let isWanted = true
    const take = (presets: KeptPreset[]) => isWanted && setFound({ uid, presets })
    void import('./fetch-kept').then(({ fetchKept }) => fetchKept().then(take, () => {}))
    return () => {
      isWanted = false
    }
  }, [uid, state])

  if (found?.uid !== uid || !found || found.presets.length === 0) return null
  return (
    <section aria-labelledby="aufbewahrt" className="grid gap-2">
      <h3 id="aufbewahrt" className="text-lg">
        {title}
      </h3>
      <ul className="flex flex-wrap gap-x-6">
        {found.presets.map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <a href={`#eigenes=${id}`} className={className}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
