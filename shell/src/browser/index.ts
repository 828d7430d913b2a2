// Shared packages are eager: the federation runtime must be in place before they are first used.
void import('./bootstrap');
