/** A square matrix, row after row. */
export type Matrix = Float64Array;

/** The lower triangle L of a symmetric positive definite matrix of `size` rows, `L * transposed(L)` (Cholesky). */
export function factorOf(matrix: Matrix, size: number): Matrix {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k += 1)
        rest -= (factor[row * size + k] ?? 0) * (factor[column * size + k] ?? 0);
      factor[row * size + column] =
        row === column ? Math.sqrt(rest) : rest / (factor[column * size + column] ?? 1);
    }
  return factor;
}

/** Logarithm of the determinant of the matrix with this factor. */
export function logDeterminant(factor: Matrix, size: number): number {
  let sum = 0;
  for (let row = 0; row < size; row += 1) sum += Math.log(factor[row * size + row] ?? 1);
  return 2 * sum;
}

/** x of `matrix * x = right`, by the matrix's factor. */
export function solve(factor: Matrix, size: number, right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    let rest = x[row] ?? 0;
    for (let k = 0; k < row; k += 1) rest -= (factor[row * size + k] ?? 0) * (x[k] ?? 0);
    x[row] = rest / (factor[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = x[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) rest -= (factor[k * size + row] ?? 0) * (x[k] ?? 0);
    x[row] = rest / (factor[row * size + row] ?? 1);
  }
  return x;
}

/** The inverse of the matrix with this factor. */
export function inverseOf(factor: Matrix, size: number): Matrix {
  const inverse = new Float64Array(size * size);
  for (let column = 0; column < size; column += 1) {
    const unit = new Float64Array(size);
    unit[column] = 1;
    inverse.set(solve(factor, size, unit), column * size);
  }
  return inverse;
}
