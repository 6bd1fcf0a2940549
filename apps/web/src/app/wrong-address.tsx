export { WrongAddressPage as default } from '../features/whereabouts/wrong-address-page.tsx'
