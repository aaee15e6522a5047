'use client'

import { useEffect, useState } from 'react'
import { useSignedIn } from '@/components/account/use-signed-in'
import { callApi } from '@/lib/http/browser/call-api'
import type { OwnPreset } from '@/lib/studio/schema'
import { useDraft } from './draft/draft-store'

interface OwnPresetLinksProps {
  title: string
  className: string
}

/** Nothing for visitors who are not signed in. */
export function OwnPresetLinks({ title, className }: OwnPresetLinksProps) {
  const uid = useSignedIn()?.uid
  const kept = useDraft()?.work.kept
  const [found, setFound] = useState<{ uid: string; presets: OwnPreset[] }>()
  const state = kept ? `${kept.id} ${kept.revision}` : ''

  useEffect(() => {
    if (uid === undefined) return
    let isWanted = true
    const take = (presets: OwnPreset[]) => isWanted && setFound({ uid, presets })
    void fetchKept().then(take, () => {})
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

/** Only signed-in users load the schema. @throws ApiError, TypeError without an answer, ZodError for another shape */
async function fetchKept(): Promise<OwnPreset[]> {
  const { ownPresetsSchema } = await import('@/lib/studio/schema')
  return ownPresetsSchema.parse(await callApi('/api/account/studio', { method: 'GET' })).presets
}
