export { configureStore, createSlice } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
export { createApi } from '@reduxjs/toolkit/query/react';
export { Provider as StoreProvider, useDispatch, useSelector, useStore } from 'react-redux';
export { operationBaseQuery } from './baseQuery';
export type { Operation } from './baseQuery';
