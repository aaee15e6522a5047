'use client'

import { CopyButton } from '@/components/ui/copy-button'
import { useTranslations } from '@/components/ui/texts/use-translations'

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
