'use client'

import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { usePart } from '@/components/ui/use-part'
import { callApi, onProofNeeded } from '@/lib/http/browser/call-api'
import type { Asked } from './proof-question'

const proofWay = z.object({
  way: z.enum(['password', 'code']),
  email: z.string(),
  hasPasskey: z.boolean(),
})

const loadQuestion = () => import('./proof-question')

/** Asks for a recent sign-in whenever a call of the page needs one; the call is then repeated. */
export function ProofDialog() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const question = usePart(asked !== null, loadQuestion)
  useEffect(
    () =>
      onProofNeeded(async () => {
        const asked = z.parse(proofWay, await callApi('/api/session/proof', { method: 'GET' }))
        return new Promise((resolve) => {
          const answer = (isProved: boolean) => {
            setAsked(null)
            resolve(isProved)
          }
          setAsked({ ...asked, answer })
        })
      }),
    [],
  )
  return asked && question && <question.ProofQuestion asked={asked} />
}
