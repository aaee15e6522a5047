import { sealingFor } from '@/lib/core/sealing'

export const { sealed, unsealed } = sealingFor('setup variables')
