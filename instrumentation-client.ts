import { steadyFetch } from '@/lib/http/browser/steady-fetch'

// Installed before the router's first request.
window.fetch = steadyFetch(window.fetch.bind(window), window)
