import { steadyFetch } from '@/lib/http/browser/steady-fetch'

// Before the router asks for anything.
window.fetch = steadyFetch(window.fetch.bind(window), window)
