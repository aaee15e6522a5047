'use client'

import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react'
import { StrengthRadios, type StrengthTexts } from '@/components/audio/strength/strength-radios'
import { STRENGTH_QUERY, strengthWords, type Strength } from '@/lib/audio/strength'

const Chosen = createContext<Strength>('normal')

interface ChosenStrengthProps {
  /** Name of the radio group, unique on its page. */
  name: string
  texts: StrengthTexts
  children: ReactNode
}

/** Lets the buyer choose at which strength the files inside are loaded; chosen anew with each visit. */
export function ChosenStrength({ name, texts, children }: ChosenStrengthProps) {
  const [strength, setStrength] = useState<Strength>('normal')
  return (
    <>
      <StrengthRadios name={name} strength={strength} onChoose={setStrength} texts={texts} />
      <Chosen value={strength}>{children}</Chosen>
    </>
  )
}

/** The strength chosen around a part of the page. */
export function useChosenStrength(): Strength {
  return use(Chosen)
}

/** A link to a bought file at the chosen strength. */
export function FileLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const strength = useChosenStrength()
  const chosen = strength === 'normal' ? '' : `&${STRENGTH_QUERY}=${strengthWords[strength]}`
  return <a {...props} href={`${href}${chosen}`} />
}
