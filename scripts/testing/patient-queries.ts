import { configure } from '@testing-library/react'

// `findBy…` gives up after one second by default. A machine with two cores that also builds and serves is sometimes slower.
configure({ asyncUtilTimeout: 15_000 })
