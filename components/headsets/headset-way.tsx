'use client'

import { useRouter } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { HeadsetField } from './headset-field'
import { useHeadset } from './headset-store'

export function HeadsetWay() {
  const t = useTranslations('headsets.field')
  const router = useRouter()
  const { chosen } = useHeadset()
  return (
    <div className="grid justify-items-start gap-4 text-lg">
      <HeadsetField isInline onChoose={(chosen) => chosen && router.push(`/headset/${chosen.id}`)} />
      {chosen && <ButtonLink href={`/headset/${chosen.id}`}>{t('toPage', { name: chosen.name })}</ButtonLink>}
    </div>
  )
}
