export { addWalletCard } from './addWalletCard';
export type { WalletCardInput } from './addWalletCard';
export { readWallet } from './readWallet';
export type { Wallet } from './readWallet';
export { removeWalletCard } from './removeWalletCard';
export { setDefaultWalletCard } from './setDefaultWalletCard';
