'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { affiliateCodePattern } from '@/lib/affiliate/affiliate-code'
import { codeStore, type AppliedCode } from '@/lib/cart/code-store'
import { problemOf, type Problem } from '@/lib/http/browser/call-api'
import { askForCode, askForLink, checkKeptCode, type CodeProblem } from './ask-discount'
import type { DiscountTexts } from './discount-texts'

export type UsedDiscount = ReturnType<typeof useDiscount>

/** By the typed code, or else by the link that led here. The shop computes it again when ordering. */
export function useDiscount(isWanted: boolean, texts: DiscountTexts) {
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
      return setProblem({ code, message: code === '' ? texts.missing : texts.unknown })
    setIsAsking(true)
    try {
      codeStore.write(await askForCode(code))
      setProblem(null)
    } catch (error) {
      setProblem({ code, message: problemOf(error, texts.noAnswer).message })
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
