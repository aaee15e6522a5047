'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { affiliateCodePattern } from '@/lib/affiliate/affiliate-code'
import { codeStore, type AppliedCode, appliedCode } from '@/lib/cart/code-store'
import { problemOf, type Problem, ApiError, callApi } from '@/lib/http/browser/call-api'
import { loadTrackingRecord } from '@/lib/affiliate/link/stored-referral'

export type UsedDiscount = ReturnType<typeof useDiscount>

/** By the typed code, or else by the link that led here. The shop computes it again when ordering. */
export function useDiscount(isWanted: boolean) {
  const t = useTranslations('cart.code')
  const tErrors = useTranslations('errors')
  const typed = useSyncExternalStore(codeStore.subscribe, codeStore.read, () => null)
  const [linked, setLinked] = useState<AppliedCode | null>(null)
  const [problem, setProblem] = useState<CodeProblem | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!isWanted) return
    void askForLink().then(setLinked)
    void checkKeptCode().then((refused) => refused && setProblem(refused))
  }, [isWanted, round])

  const apply = async (input: string) => {
    const code = input.trim()
    if (!affiliateCodePattern.test(code))
      return setProblem({ code, message: code === '' ? t('missing') : tErrors('code_unknown') })
    setIsAsking(true)
    try {
      codeStore.write(await askForCode(code))
      setProblem(null)
    } catch (error) {
      setProblem({ code, message: problemOf(error, t('noAnswer')).message })
    }
    setIsAsking(false)
  }
  const remove = () => {
    codeStore.write(null)
    setProblem(null)
  }
  const onRefusal = ({ code, fields }: Problem) => {
    if (code === 'price_changed') setRound(round + 1)
    if (fields.discountCode === undefined) return
    setProblem({ code: typed?.code ?? linked?.code ?? '', message: fields.discountCode })
    if (typed) codeStore.write(null)
    else setLinked(null)
  }
  return { typed, linked, applied: typed ?? linked, problem, isAsking, apply, remove, onRefusal }
}

interface CodeProblem {
  code: string
  message: string
}

/** @throws ApiError if the shop refuses the code; TypeError if there was no answer */
async function askForCode(code: string): Promise<AppliedCode> {
  const answer = await callApi(`/api/discounts/${encodeURIComponent(code)}`, { method: 'GET' })
  const applied = appliedCode(answer)
  if (!applied) throw new TypeError('not an answer to a code')
  return applied
}

/** Null without a link's discount, and without an answer. */
async function askForLink(): Promise<AppliedCode | null> {
  const trackingId = loadTrackingRecord()?.trackingId
  const query = trackingId === undefined ? '' : `?trackingId=${encodeURIComponent(trackingId)}`
  try {
    return appliedCode(await callApi(`/api/discounts${query}`, { method: 'GET' }))
  } catch {
    return null
  }
}

/** Checks the kept code again, forgets it if the shop refuses it by now, and returns the refusal. */
async function checkKeptCode(): Promise<CodeProblem | null> {
  const code = keptCode()
  if (code === undefined) return null
  try {
    const applied = await askForCode(code)
    if (keptCode() === code) codeStore.write(applied)
    return null
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code.startsWith('code_')
    if (!isRefused || keptCode() !== code) return null
    codeStore.write(null)
    return { code, message: error.message }
  }
}

const keptCode = () => codeStore.read()?.code
