'use client'

import { useRouter } from 'next/navigation'
import { fillText } from '@/components/audio/fill-text'
import { ButtonLink } from '@/components/ui/button'
import { HeadsetField } from './headset-field'
import { useHeadset } from './headset-store'
import type { FieldTexts } from './headset-texts'

export function HeadsetWay({ texts }: { texts: FieldTexts }) {
  const router = useRouter()
  const { chosen } = useHeadset()
  return (
    <div className="grid justify-items-start gap-4 text-lg">
      <HeadsetField
        texts={texts}
        isInline
        onChoose={(chosen) => chosen && router.push(`/headset/${chosen.id}`)}
      />
      {chosen && (
        <ButtonLink href={`/headset/${chosen.id}`}>
          {fillText(texts.toPage, { name: chosen.name })}
        </ButtonLink>
      )}
    </div>
  )
}
