'use client'

import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'

interface CopyNamedProps {
  text: string
  name: string
  className: string
}

export function CopyNamed({ text, name, className }: CopyNamedProps) {
  const t = useTranslations('affiliate.tools.copying')
  const texts = {
    label: t('copy', { name }),
    copied: t('copied', { name }),
    done: t('done'),
    failed: t('failed'),
  }
  return <CopyButton text={text} texts={texts} className={className} />
}
