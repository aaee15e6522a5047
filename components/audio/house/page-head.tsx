import type { ReactNode, RefObject } from 'react'
import { brandCurve } from '@/lib/audio/letter-lifts'
import { ShapedName } from '../playing/shaped-name'
import { HouseBand } from './house-band'

const LONGEST = 20 // characters; a longer title would be too small on a phone, and wraps in even letters

interface PageHeadProps {
  title: string
  children: ReactNode
  curve: ReactNode // `<HouseCurve />`, which a browser need not draw by itself
  heading?: RefObject<HTMLHeadingElement | null> // takes the focus
}

export function PageHead({ title, children, curve, heading }: PageHeadProps) {
  const isShaped = title.length <= LONGEST
  return (
    <HouseBand curve={curve}>
      <div className="page-width grid gap-3 pt-8 sm:pt-12">
        <h1
          ref={heading}
          tabIndex={heading && -1}
          aria-label={isShaped ? title : undefined}
          className={isShaped ? 'house-title' : 'text-3xl hyphens-auto'}
        >
          {isShaped ? <ShapedName name={title} filters={brandCurve} isNamedAround /> : title}
        </h1>
        <div className="text-width grid gap-3">{children}</div>
      </div>
    </HouseBand>
  )
}
